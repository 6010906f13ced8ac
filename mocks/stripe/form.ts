import { invalidRequest } from './stripe-failure.ts';

/**
 * A form-encoded body or query with Stripe's bracket notation, read by the bracketed name itself:
 * `form.text('payment_method_data[card][number]')`. An empty value counts as absent.
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

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!/^-?\d{1,15}$/.test(value)) {
      throw invalidRequest(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: name });
    }
    return Number(value);
  }

  /** `{ key: value }` of all `name[key]=value`; undefined when there is none. */
  record(name: string): Record<string, string> | undefined {
    const entries = [...this.#values].flatMap(([key, value]): Array<[string, string]> => {
      const inner = key.startsWith(`${name}[`) && key.endsWith(']') ? key.slice(name.length + 1, -1) : '';
      return inner && !inner.includes('[') ? [[inner, value]] : [];
    });
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  }

  /** The values of `name[]` or `name[0]`, `name[1]`, ... */
  list(name: string): string[] {
    return [...this.#values]
      .filter(([key]) => /^\[\d*\]$/.test(key.replace(name, '')))
      .map(([, value]) => value);
  }

  /** The same text for the same parameters in any order. */
  canonical(): string {
    const sorted = new URLSearchParams(this.#values);
    sorted.sort();
    return sorted.toString();
  }
}
