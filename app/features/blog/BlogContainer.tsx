import { articles } from '#ui/content/blog.ts';
import { Blog } from '#ui/sections/Blog/Blog.tsx';

export function BlogContainer() {
  return <Blog articles={articles} />;
}
