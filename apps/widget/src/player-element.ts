import { frameSize, parseWidgetConfig, seek, start } from '@postkit/react-kit/player';
import { dress } from './dress.ts';
import { renderWidget } from './widget.tsx';

export const tag = 'postkit-player';

/** Each attribute is also a property with the same text. */
const attributes =
  'src station zone episode mode theme background play_button start_remaining full vertical gallery albumart visualization hashtags shownotes autoplay limit start'.split(
    ' ',
  );
const events = 'play pause ended seeked timeupdate error'.split(' ');

/** Defines `<postkit-player>`, unless an earlier script did. `base` is the folder of the widget's files. */
export function definePlayer(base: string): void {
  if (customElements.get(tag)) return;

  class PlayerElement extends HTMLElement {
    static observedAttributes = attributes;
    /** The audio element of the player. */
    audio?: HTMLAudioElement;
    #list?: Promise<void>;
    #remove?: (() => void) | undefined;

    /** Plays, once the list of episodes is here. */
    async play(): Promise<void> {
      await this.#list;
      if (this.audio) start(this.audio);
    }

    pause(): void {
      this.audio?.pause();
    }

    seek(seconds: number): void {
      if (this.audio) seek(this.audio, seconds);
    }

    connectedCallback(): void {
      for (const name of attributes) {
        // Frameworks may set a property before this class is defined.
        const early: unknown = Object.getOwnPropertyDescriptor(this, name)?.value;
        if (early !== undefined && Reflect.deleteProperty(this, name)) Reflect.set(this, name, early);
      }
      if (!this.#list) this.#draw();
    }

    attributeChangedCallback(): void {
      if (!this.#remove) return;
      this.#remove();
      this.#remove = undefined;
      // Attributes that change together render once.
      queueMicrotask(() => this.#draw());
    }

    #draw(): void {
      if (this.#remove) return;
      const texts = Object.fromEntries([...this.attributes].map(({ name, value }) => [name, value]));
      const config = parseWidgetConfig(texts);
      const folder = new URL('.', texts['src'] ?? base).href;
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      if (!root.firstChild) dress(root, folder);
      // Reserves the full height at once, so that the page does not shift later.
      this.style.setProperty('min-height', `${frameSize(config).height}px`, 'important');
      this.#list = new Promise((resolve) => {
        this.#remove = renderWidget(config, {
          base: folder,
          kind: 'script' in this.dataset ? 'script' : 'element',
          root,
          parent: root,
          onAudio: (audio) => {
            this.audio = audio;
            for (const name of events) audio.addEventListener(name, () => this.#emit(name));
          },
          onList: (isLoaded) => {
            resolve();
            this.#emit(isLoaded ? 'ready' : 'error');
          },
        });
      });
    }

    #emit(name: string): void {
      this.dispatchEvent(new Event(name));
    }
  }

  for (const name of attributes) {
    Object.defineProperty(PlayerElement.prototype, name, {
      get(this: PlayerElement) {
        return this.getAttribute(name);
      },
      set(this: PlayerElement, value: string | number | boolean | null | undefined) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
    });
  }
  customElements.define(tag, PlayerElement);
}
