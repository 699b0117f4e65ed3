import { useData, withBase } from 'vitepress';
import { defineComponent, h, onBeforeUnmount, onMounted, ref, watch } from 'vue';
import { type ApiDocument, joinErrors } from './join-errors.ts';
import { READER } from './reader-name.ts';
import { readerTheme } from './reader-theme.ts';

interface Redoc {
  init(document: object, options: object, host: HTMLElement, done: (error?: Error) => void): void;
}

/** The OpenAPI document of the station in Redoc, in the theme of the page. */
export const ApiReader = defineComponent({
  props: { address: { type: String, required: true } },
  setup({ address }) {
    const host = ref<HTMLElement>();
    const message = ref('Loading the operations …');
    const { isDark } = useData();
    let loaded: { readonly redoc: Redoc; readonly document: object } | undefined;
    let isGone = false;

    function show(): void {
      if (!loaded || isGone || !host.value) return;
      const place = document.createElement('div');
      host.value.replaceChildren(place);
      loaded.redoc.init(loaded.document, optionsOf(isDark.value), place, (error) => {
        message.value = error ? `The operations cannot be shown: ${error.message}` : '';
        levelHeadings(place);
      });
    }

    onMounted(async () => {
      try {
        const [redoc, response] = await Promise.all([loadReader(), fetch(address)]);
        if (!response.ok) throw new Error(`the station responded ${response.status} to ${address}`);
        loaded = { redoc, document: joinErrors((await response.json()) as ApiDocument) };
        show();
      } catch (error) {
        message.value = `The operations cannot be loaded: ${error instanceof Error ? error.message : String(error)}.`;
      }
    });
    onBeforeUnmount(() => {
      isGone = true;
    });
    watch(isDark, show);
    return () =>
      h('div', { class: 'api-reader' }, [
        h('p', { role: 'status' }, [message.value]),
        h('div', { ref: host }),
      ]);
  },
});

/** Redoc skips two levels of headings. */
function levelHeadings(place: HTMLElement): void {
  for (const heading of place.querySelectorAll('h5')) heading.ariaLevel = '3';
}

function optionsOf(isDark: boolean): object {
  return {
    hideDownloadButtons: true,
    nativeScrollbars: true,
    scrollYOffset: '.VPNav',
    theme: readerTheme(isDark),
  };
}

let reader: Promise<Redoc> | undefined;

function loadReader(): Promise<Redoc> {
  reader ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = withBase(`/${READER}`);
    script.addEventListener('load', () => resolve((globalThis as unknown as { Redoc: Redoc }).Redoc));
    script.addEventListener('error', () => reject(new Error('the reader did not arrive')));
    document.head.append(script);
  });
  return reader;
}
