/** The environments that a process and its database can belong to. Only `local` has relaxed rules. */
export const environments = ['local', 'staging', 'production'] as const;
export type Environment = (typeof environments)[number];
