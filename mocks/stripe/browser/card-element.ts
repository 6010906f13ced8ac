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

/** What Stripe's card element takes of options, as far as it shows here. */
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
 * Card number, expiry and CVC in one row. Like Stripe's own it draws no box: the page does, by the
 * classes `StripeElement--focus`, `--invalid`, `--complete` and `--empty` on the node it is mounted in.
 */
export class CardElement extends Emitter {
  readonly #inputs = new Map<FieldName, HTMLInputElement>();
  readonly #row = document.createElement('div');
  readonly #left = new Set<FieldName>();
  readonly #abandoned = new AbortController();
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
    // Listeners are attached right after mounting.
    setTimeout(() => this.emit('ready'), 0);
  }

  unmount(): void {
    this.#row.remove();
    this.#node?.classList.remove(...Object.keys(this.#classes()));
    this.#node = null;
  }

  destroy(): void {
    this.#abandoned.abort();
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

  /** The first field that is not finished or not valid, as an attempt to pay finds it. */
  fault(): FieldError | null {
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
    // Deleting the separator takes the digit before it along.
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
      complete: this.fault() === null,
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

  /** Moving from field to field inside the element is neither a focus nor a blur of it. */
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
      'StripeElement--complete': this.fault() === null,
      'StripeElement--invalid': this.#shownError() !== undefined,
    };
  }

  #showState(): void {
    for (const [name, isOn] of Object.entries(this.#classes())) this.#node?.classList.toggle(name, isOn);
  }

  /** A `<label for>` of the node focuses the card number, as with Stripe's own. */
  #focusFromLabel(node: HTMLElement): void {
    if (node.id === '') return;
    const label = document.querySelector(`label[for="${CSS.escape(node.id)}"]`);
    label?.addEventListener('click', () => this.focus(), { signal: this.#abandoned.signal });
  }
}

/** How far the lines between the fields have to reach to meet the page's box around them. */
function paddingAround(node: HTMLElement): string {
  const own = getComputedStyle(node).paddingBlockStart;
  return own === '0px' && node.parentElement ? getComputedStyle(node.parentElement).paddingBlockStart : own;
}
