/** What a process and its database are set up for. `local` is the only one with relaxed rules. */
export const environments = ['local', 'staging', 'production'] as const;
export type Environment = (typeof environments)[number];
