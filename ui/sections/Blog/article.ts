/** A paragraph, in which backticks mark `code`, or the lines of a block of code. */
export type ArticleBlock = string | { code: readonly string[] };

/** A question and its answer. */
export interface Article {
  /** The hash of its URL: `/blogs#id`. */
  id: string;
  question: string;
  /** The answer in brief. */
  lead: string;
  body: readonly ArticleBlock[];
}
