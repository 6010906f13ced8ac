import type { Project } from './projects.ts';

/** One guard taken away, and the test that must notice. */
export interface Break {
  name: string;
  /** What the guard keeps from happening, in a line. */
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
