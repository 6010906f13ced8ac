/** A paragraph, in which backticks set `code`, or lines of code that stand by themselves. */
export type ArticleBlock = string | { code: string };

/** A question and its answer. */
export interface Article {
  /** The end of its address: `/blogs#id`. */
  id: string;
  question: string;
  /** The answer in brief. */
  lead: string;
  body: readonly ArticleBlock[];
}
