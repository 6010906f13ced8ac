import type { ComponentDocs } from '#ui/story/component-docs.ts';
import { Picture, type PictureProps } from './Picture.tsx';

const disc = {
  src: '/pictures/brake-disc-cutout-800.webp',
  alt: 'Ventilated brake disc',
  partName: 'Ventilated brake disc',
};

export default {
  use: [
    'for every image of a part. It reserves its space, so nothing moves when the image loads.',
    'in the slot `card` on the home page, in `shelf` in the grid of the catalogue, and in `row` beside the text of a part.',
    'in the slot `stage` on the purchase page, `summary` next to a payment and `thumbnail` in a table row.',
    'in the slot `gallery` on the page of a part, `view` to choose it there and `zoom` in its dialog.',
    'with `isPriority` only for the first visible image of a page.',
  ],
  useInstead: {
    Drawing: 'for a drawing that does not replace an image, such as in an empty state.',
    Avatar: 'for the photo of a customer.',
    Portrait: 'for the drawing of an employee.',
    FileDrop: 'to upload an image.',
  },
  matrix: {
    variants: {
      Card: (state) => (
        <div style={{ width: '14rem' }}>
          <Picture {...disc} slot="card" {...state} />
        </div>
      ),
      Shelf: (state) => (
        <div style={{ width: '14rem' }}>
          <Picture {...disc} slot="shelf" {...state} />
        </div>
      ),
      Row: (state) => (
        <div style={{ width: '6.5rem' }}>
          <Picture {...disc} slot="row" {...state} />
        </div>
      ),
      Stage: (state) => (
        <div style={{ width: '18rem' }}>
          <Picture {...disc} slot="stage" {...state} />
        </div>
      ),
      Summary: (state) => (
        <div style={{ width: '18rem' }}>
          <Picture {...disc} slot="summary" {...state} />
        </div>
      ),
      View: (state) => (
        <div style={{ width: '8rem' }}>
          <Picture {...disc} slot="view" {...state} />
        </div>
      ),
      Thumbnail: (state) => <Picture {...disc} slot="thumbnail" {...state} />,
    },
    isControl: false,
    states: { Opaque: { src: '/pictures/hero-800.webp' }, 'No image': { src: '' } },
  },
  content: [
    'The alternative text is the name of the part: "Ventilated brake disc", not "Photo of a grey disc".',
    'Leave it empty if the text next to the image names the part.',
    'Pass the whole name as `partName`. Its last noun selects the drawing: "brake disc bolt" is a bolt.',
  ],
  good: {
    example: (
      <div style={{ width: '14rem' }}>
        <Picture src="" alt="Forged piston" slot="card" partName="Forged piston" />
      </div>
    ),
    text: 'The drawing shows the type of the part, a piston.',
  },
  bad: {
    example: (
      <div style={{ width: '14rem' }}>
        <Picture src="" alt="Forged piston" slot="card" partName="" />
      </div>
    ),
    text: 'Without the name of the part, the drawing is always a box.',
  },
  screenReader:
    '"Ventilated brake disc, image", also while the drawing replaces the image. Nothing if the alternative text is empty.',
} satisfies ComponentDocs<PictureProps>;
