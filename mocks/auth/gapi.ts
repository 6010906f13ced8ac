export {};

/**
 * The part of Google's gapi.js that Firebase's sign-in popup uses: messages between the page and the iframe of the
 * emulator. Served as /gapi.js, because the original needs the network.
 */
interface Message {
  gapi: true;
  id: string;
  /** Absent in a response. */
  type?: string;
  /** The id of the message that this responds to. */
  responses?: string;
  value?: unknown;
}

type Handler = (value: unknown) => unknown;
type OnResponse = (values: unknown[]) => void;

const pingEveryMs = 50;
const pingType = 'ping';

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' && data !== null && 'gapi' in data && 'id' in data;

/** The window on the other side. */
class Peer {
  readonly #window: () => Window | null;
  readonly #handlers = new Map<string, Handler>([[pingType, () => true]]);
  readonly #waiting = new Map<string, OnResponse>();

  constructor(peer: () => Window | null) {
    this.#window = peer;
    window.addEventListener('message', (event) => {
      if (event.source !== null && event.source === peer() && isMessage(event.data))
        this.#receive(event.data);
    });
  }

  register(type: string, handler: Handler): void {
    this.#handlers.set(type, handler);
  }

  send(type: string, value: unknown, answered?: OnResponse): void {
    const id = crypto.randomUUID();
    if (answered) this.#waiting.set(id, answered);
    this.#post({ gapi: true, id, type, value });
  }

  /** Repeats until the other side has loaded and responds. */
  ping(answered?: () => void): Promise<unknown[]> {
    return new Promise((resolve) => {
      const timer = setInterval(() => {
        this.send(pingType, null, (values) => {
          clearInterval(timer);
          answered?.();
          resolve(values);
        });
      }, pingEveryMs);
    });
  }

  restyle(): void {
    // The original hides the frame after use. Ours is never visible.
  }

  #receive({ id, type, responses, value }: Message): void {
    if (responses !== undefined) {
      try {
        this.#waiting.get(responses)?.([value]);
      } catch {
        // Firebase's callback of `webStorageSupport` throws after every response. Google's script ignores it too.
      }
      this.#waiting.delete(responses);
      return;
    }
    const handler = type === undefined ? undefined : this.#handlers.get(type);
    if (!handler) return;
    void Promise.resolve(handler(value)).then((response) =>
      this.#post({ gapi: true, id: crypto.randomUUID(), responses: id, value: response }),
    );
  }

  #post(message: Message): void {
    this.#window()?.postMessage(message, '*');
  }
}

interface OpenOptions {
  url: string;
  where: HTMLElement;
}

function open({ url, where }: OpenOptions, opened?: (peer: Peer) => void): Promise<Peer> {
  const frame = document.createElement('iframe');
  frame.src = url;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  Object.assign(frame.style, { position: 'absolute', top: '-100px', width: '1px', height: '1px' });
  where.append(frame);
  const peer = new Peer(() => frame.contentWindow);
  opened?.(peer);
  return Promise.resolve(peer);
}

let parentPeer: Peer | undefined;
const context = { open, getParentIframe: () => (parentPeer ??= new Peer(() => window.parent)) };

const gapi = {
  load(_features: string, options: (() => void) | { callback: () => void }): void {
    setTimeout(typeof options === 'function' ? options : options.callback, 0);
  },
  iframes: { CROSS_ORIGIN_IFRAMES_FILTER: () => true, Iframe: Peer, getContext: () => context },
};
Reflect.set(window, 'gapi', gapi);

/** Calls the global function that waits for the script. */
function call(name: string | null): void {
  const listener: unknown = name === null ? undefined : Reflect.get(window, name);
  if (typeof listener === 'function') listener();
}

const { currentScript } = document;
const onload =
  currentScript instanceof HTMLScriptElement ? new URL(currentScript.src).searchParams.get('onload') : null;
setTimeout(() => {
  call(onload);
  call('gapi_onload');
}, 0);
