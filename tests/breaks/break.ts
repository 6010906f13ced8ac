import type { Project } from './projects.ts';

/** Something taken away, and the test that must notice. */
export interface Break {
  name: string;
  /** What would come of it, in a line. */
  why: string;
  /** From the project's own folder on. */
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  /** The test that turns red. */
  red: {
    project: Project;
    file: string;
    /** In full, as it is reported, with a group's name and ` > ` before it where the file has it twice. */
    title: string;
  };
}

/** A break of what one line of the specification says; its test is one that docs/product-proof.md names for it. */
export interface LineBreak extends Break {
  /** As it is numbered there: `2.5`. */
  line: string;
}
