import { invalidRequest } from './stripe-error.ts';

/**
 * A form-encoded body or query. Nested parameters have names such as `payment_method_data[card][number]`. An empty value
 * counts as absent.
 */
export class Form {
  readonly #values: URLSearchParams;

  constructor(encoded: string) {
    this.#values = new URLSearchParams(encoded);
  }

  text(name: string): string | undefined {
    return this.#values.get(name) || undefined;
  }

  required(name: string): string {
    const value = this.text(name);
    if (value === undefined) {
      throw invalidRequest(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
    }
    return value;
  }

  /** A required whole number. */
  integer(name: string): number {
    const value = this.required(name);
    if (!/^-?\d{1,15}$/.test(value)) {
      throw invalidRequest(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: name });
    }
    return Number(value);
  }

  /** `{ key: value }` of all `name[key]=value`. */
  record(name: string): Record<string, string> {
    const entries = [...this.#values].flatMap(([parameter, value]) => {
      const [, group, key = ''] = /^(\w+)\[([^[\]]+)\]$/.exec(parameter) ?? [];
      return group === name ? [[key, value]] : [];
    });
    return Object.fromEntries(entries);
  }

  /** The parameters in alphabetical order, to compare requests. */
  canonical(): string {
    const sorted = new URLSearchParams(this.#values);
    sorted.sort();
    return sorted.toString();
  }
}
