import {
  caretAfter,
  fieldError,
  formatField,
  readExpiry,
  type CardText,
  type FieldError,
  type FieldName,
} from './card-fields.ts';
import { adoptStyles } from './styles.ts';

/** The supported options of Stripe's card element. */
export interface CardElementOptions {
  disabled?: boolean;
  style?: {
    base?: { color?: string; fontSize?: string; '::placeholder'?: { color?: string } };
    invalid?: { color?: string };
  };
}

type Listener = (event: unknown) => void;

const fields: ReadonlyArray<{ name: FieldName; label: string; placeholder: string; autocomplete: AutoFill }> =
  [
    { name: 'number', label: 'Card number', placeholder: '1234 1234 1234 1234', autocomplete: 'cc-number' },
    { name: 'expiry', label: 'Expiry date', placeholder: 'MM / YY', autocomplete: 'cc-exp' },
    { name: 'cvc', label: 'Security code (CVC)', placeholder: 'CVC', autocomplete: 'cc-csc' },
  ];

/**
 * Card number, expiry and CVC in one row, with the part of Stripe's element that @stripe/react-stripe-js calls. Like
 * Stripe's element it has no border.
 */
export class CardElement {
  readonly #inputs = new Map<FieldName, HTMLInputElement>();
  readonly #row = document.createElement('div');
  readonly #left = new Set<FieldName>();
  readonly #listeners = new Set<Listener>();

  constructor(options: CardElementOptions = {}) {
    this.#row.className = 'stripe-card';
    for (const field of fields) this.#row.append(this.#field(field));
    this.update(options);
  }

  mount(node: HTMLElement): void {
    adoptStyles();
    node.replaceChildren(this.#row);
    this.#row.style.setProperty('--stripe-bleed', paddingAround(node));
  }

  destroy(): void {
    this.#row.remove();
  }

  /** The only event that this element has is `change`. */
  on(type: string, listener: Listener): void {
    if (type === 'change') this.#listeners.add(listener);
  }

  off(_type: string, listener: Listener): void {
    this.#listeners.delete(listener);
  }

  update({ disabled, style }: CardElementOptions): void {
    if (disabled !== undefined) for (const input of this.#inputs.values()) input.disabled = disabled;
    const set = (name: string, value: string | undefined) => {
      if (value) this.#row.style.setProperty(name, value);
    };
    set('--stripe-color', style?.base?.color);
    set('--stripe-size', style?.base?.fontSize);
    set('--stripe-placeholder', style?.base?.['::placeholder']?.color);
    set('--stripe-invalid', style?.invalid?.color);
  }

  /** The error with which an attempt to pay fails. */
  firstError(isLeft: (name: FieldName) => boolean = () => true): FieldError | undefined {
    for (const { name } of fields) {
      const error = fieldError(name, this.#text(), { isLeft: isLeft(name) });
      if (error) return error;
    }
    return undefined;
  }

  card(): { number: string; expMonth: number; expYear: number; cvc: string } {
    const { number, expiry, cvc } = this.#text();
    return { number: number.replace(/\D/g, ''), ...readExpiry(expiry), cvc };
  }

  #field({ name, label, placeholder, autocomplete }: (typeof fields)[number]): HTMLElement {
    const wrapper = document.createElement('label');
    const caption = document.createElement('span');
    caption.textContent = label;
    const input = document.createElement('input');
    Object.assign(input, { inputMode: 'numeric', autocomplete, placeholder, spellcheck: false });
    input.addEventListener('input', (event) => {
      this.#typed(name, input, event instanceof InputEvent && event.inputType.startsWith('delete'));
    });
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Backspace' && input.value === '') this.#goTo(name, -1, event);
    });
    input.addEventListener('blur', () => {
      if (input.value !== '') this.#left.add(name);
      this.#changed();
    });
    wrapper.append(caption, input);
    this.#inputs.set(name, input);
    return wrapper;
  }

  #typed(name: FieldName, input: HTMLInputElement, isDeleting: boolean): void {
    const before = input.selectionStart ?? input.value.length;
    const isAtEnd = before === input.value.length;
    const digitsBefore = input.value.slice(0, before).replace(/\D/g, '').length;
    // Deleting the separator also deletes the digit before it.
    const typed = isDeleting && isAtEnd && / \/$/.test(input.value) ? input.value.slice(0, -3) : input.value;
    const formatted = formatField(name, typed, this.#text().number);
    if (formatted !== input.value) {
      input.value = formatted;
      if (!isAtEnd && input === document.activeElement) {
        const caret = caretAfter(formatted, digitsBefore);
        input.setSelectionRange(caret, caret);
      }
    }
    this.#left.delete(name);
    this.#changed();
    const isComplete = fieldError(name, this.#text(), { isLeft: true }) === null;
    if (!isDeleting && isAtEnd && input === document.activeElement && isComplete) this.#goTo(name, 1);
  }

  #goTo(from: FieldName, step: 1 | -1, event?: Event): void {
    const index = fields.findIndex(({ name }) => name === from) + step;
    const next = fields[index];
    if (!next) return;
    event?.preventDefault();
    this.#inputs.get(next.name)?.focus();
  }

  #text(): CardText {
    const read = (name: FieldName) => this.#inputs.get(name)?.value ?? '';
    return { number: read('number'), expiry: read('expiry'), cvc: read('cvc') };
  }

  #changed(): void {
    const isLeft = (name: FieldName) => this.#left.has(name);
    for (const [name, input] of this.#inputs) {
      const isInvalid = fieldError(name, this.#text(), { isLeft: isLeft(name) }) !== null;
      input.setAttribute('aria-invalid', String(isInvalid));
    }
    for (const listener of this.#listeners)
      listener({ elementType: 'card', complete: !this.firstError(), error: this.firstError(isLeft) });
  }
}

/** The padding across which the lines between the fields reach the border of the page's box. */
function paddingAround(node: HTMLElement): string {
  const own = getComputedStyle(node).paddingBlockStart;
  return own === '0px' && node.parentElement ? getComputedStyle(node.parentElement).paddingBlockStart : own;
}
