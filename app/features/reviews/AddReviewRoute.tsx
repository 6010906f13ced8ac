export { AddReviewContainer as Component } from './AddReviewContainer.tsx';
