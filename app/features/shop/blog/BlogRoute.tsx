import { paths } from '#app/paths.ts';
import articles from '#ui/content/blog.json' with { type: 'json' };
import { Blog } from '#ui/sections/shop/Blog/Blog.tsx';

export function Component() {
  return <Blog articles={articles} homeHref={paths.home} />;
}
