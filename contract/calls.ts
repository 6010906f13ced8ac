/*
 * Every call of the REST contract, imported as `calls`. Routes, guards, the client, the mock handlers, the OpenAPI
 * document and the generated tests read them. Separate exports make them tree-shakable.
 */

export type * from './call.ts';
export * from './accounts/calls.ts';
export * from './catalogue/calls.ts';
export * from './fitment/calls.ts';
export * from './import/calls.ts';
export * from './orders/calls.ts';
export * from './payments/calls.ts';
export * from './shop/calls.ts';
