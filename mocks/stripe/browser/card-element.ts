import { brandOf } from '../cards.ts';
import {
  caretAfter,
  fieldError,
  formatField,
  isFieldComplete,
  readExpiry,
  type CardText,
  type FieldError,
  type FieldName,
} from './card-fields.ts';
import { Emitter } from './emitter.ts';
import { adoptStyles } from './styles.ts';

interface BaseStyle {
  color?: string;
  fontFamily?: string;
  fontSize?: string;
  '::placeholder'?: { color?: string };
}

/** The supported options of Stripe's card element. */
export interface CardElementOptions {
  disabled?: boolean;
  style?: { base?: BaseStyle; invalid?: { color?: string } };
}

const fields: ReadonlyArray<{ name: FieldName; label: string; placeholder: string; autocomplete: AutoFill }> =
  [
    { name: 'number', label: 'Card number', placeholder: '1234 1234 1234 1234', autocomplete: 'cc-number' },
    { name: 'expiry', label: 'Expiry date', placeholder: 'MM / YY', autocomplete: 'cc-exp' },
    { name: 'cvc', label: 'Security code (CVC)', placeholder: 'CVC', autocomplete: 'cc-csc' },
  ];

/**
 * Card number, expiry and CVC in one row. Like Stripe's element it has no border. The page draws one by the classes
 * `StripeElement--focus`, `--invalid`, `--complete` and `--empty` of the node that it is mounted in.
 */
export class CardElement extends Emitter {
  readonly #inputs = new Map<FieldName, HTMLInputElement>();
  readonly #row = document.createElement('div');
  readonly #left = new Set<FieldName>();
  readonly #destroyed = new AbortController();
  #node: HTMLElement | null = null;

  constructor(options: CardElementOptions = {}) {
    super();
    this.#row.className = 'stripe-card';
    for (const field of fields) this.#row.append(this.#field(field));
    this.update(options);
  }

  mount(target: string | HTMLElement): void {
    const node = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
    if (!node) throw new Error(`There is no element ${String(target)} to mount the card element in.`);
    adoptStyles();
    this.#node = node;
    node.replaceChildren(this.#row);
    this.#row.style.setProperty('--stripe-bleed', paddingAround(node));
    this.#showState();
    this.#focusFromLabel(node);
    // React attaches listeners after it mounts the element.
    setTimeout(() => this.emit('ready'), 0);
  }

  unmount(): void {
    this.#row.remove();
    this.#node?.classList.remove(...Object.keys(this.#classes()));
    this.#node = null;
  }

  destroy(): void {
    this.#destroyed.abort();
    this.unmount();
  }

  update({ disabled, style }: CardElementOptions): void {
    if (disabled !== undefined) for (const input of this.#inputs.values()) input.disabled = disabled;
    const set = (name: string, value: string | undefined) => {
      if (value) this.#row.style.setProperty(name, value);
    };
    set('--stripe-color', style?.base?.color);
    set('--stripe-font', style?.base?.fontFamily);
    set('--stripe-size', style?.base?.fontSize);
    set('--stripe-placeholder', style?.base?.['::placeholder']?.color);
    set('--stripe-invalid', style?.invalid?.color);
  }

  focus(): void {
    this.#inputs.get('number')?.focus();
  }

  blur(): void {
    for (const input of this.#inputs.values()) input.blur();
  }

  clear(): void {
    this.#left.clear();
    for (const input of this.#inputs.values()) input.value = '';
    this.#changed();
  }

  /** The error with which an attempt to pay fails. */
  firstError(): FieldError | null {
    for (const { name } of fields) {
      const error = fieldError(name, this.#text(), { isLeft: true });
      if (error) return error;
    }
    return null;
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
    Object.assign(input, {
      type: 'text',
      inputMode: 'numeric',
      autocomplete,
      placeholder,
      spellcheck: false,
    });
    input.addEventListener('input', (event) => {
      this.#typed(name, input, event instanceof InputEvent && event.inputType.startsWith('delete'));
    });
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Backspace' && input.value === '') this.#goTo(name, -1, event);
      if (event.key === 'Escape') this.emit('escape', { elementType: 'card' });
    });
    input.addEventListener('focus', () => this.#focusMoved('focus'));
    input.addEventListener('blur', () => {
      if (input.value !== '') this.#left.add(name);
      this.#changed();
      this.#focusMoved('blur');
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
    if (!isDeleting && isAtEnd && input === document.activeElement && isFieldComplete(name, this.#text())) {
      this.#goTo(name, 1);
    }
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

  #shownError(): FieldError | undefined {
    for (const { name } of fields) {
      const error = fieldError(name, this.#text(), { isLeft: this.#left.has(name) });
      if (error) return error;
    }
    return undefined;
  }

  #changed(): void {
    const text = this.#text();
    for (const [name, input] of this.#inputs) {
      const isInvalid = fieldError(name, text, { isLeft: this.#left.has(name) }) !== null;
      input.setAttribute('aria-invalid', String(isInvalid));
    }
    this.#showState();
    this.emit('change', {
      elementType: 'card',
      brand: brandOf(text.number),
      complete: this.firstError() === null,
      empty: this.#isEmpty(),
      error: this.#shownError(),
      value: { postalCode: '' },
    });
  }

  #isEmpty(): boolean {
    return Object.values(this.#text()).every((value) => value === '');
  }

  #isFocused(): boolean {
    return this.#row.contains(document.activeElement);
  }

  /** Moving between fields inside the element is neither a focus nor a blur of the element. */
  #focusMoved(type: 'focus' | 'blur'): void {
    const had = this.#node?.classList.contains('StripeElement--focus') ?? false;
    queueMicrotask(() => {
      this.#showState();
      const has = this.#isFocused();
      if (had !== has && has === (type === 'focus')) this.emit(type, { elementType: 'card' });
    });
  }

  #classes(): Record<string, boolean> {
    return {
      StripeElement: true,
      'StripeElement--focus': this.#isFocused(),
      'StripeElement--empty': this.#isEmpty(),
      'StripeElement--complete': this.firstError() === null,
      'StripeElement--invalid': this.#shownError() !== undefined,
    };
  }

  #showState(): void {
    for (const [name, isOn] of Object.entries(this.#classes())) this.#node?.classList.toggle(name, isOn);
  }

  /** A `<label for>` of the node focuses the card number, as with Stripe's element. */
  #focusFromLabel(node: HTMLElement): void {
    if (node.id === '') return;
    const label = document.querySelector(`label[for="${CSS.escape(node.id)}"]`);
    label?.addEventListener('click', () => this.focus(), { signal: this.#destroyed.signal });
  }
}

/** The padding across which the lines between the fields reach the border of the page's box. */
function paddingAround(node: HTMLElement): string {
  const own = getComputedStyle(node).paddingBlockStart;
  return own === '0px' && node.parentElement ? getComputedStyle(node.parentElement).paddingBlockStart : own;
}
