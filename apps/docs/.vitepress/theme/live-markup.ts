import { defineComponent, h, onMounted, ref } from 'vue';

/** The address of a station in the samples, which is the station of the page here. */
const SAMPLE_ORIGIN = 'https://post.radio.example';

/** The elements of a sample, as the page of a site would have them. */
export const LiveMarkup = defineComponent({
  props: { code: { type: String, required: true } },
  setup({ code }) {
    const host = ref<HTMLElement>();
    onMounted(() => host.value?.replaceChildren(contentOf(code.replaceAll(SAMPLE_ORIGIN, location.origin))));
    return () => h('div', { class: 'live-markup', ref: host });
  },
});

/** Parsed scripts do not run, copies of them do. */
function contentOf(code: string): DocumentFragment {
  const content = document.createRange().createContextualFragment(code);
  for (const parsed of content.querySelectorAll('script')) {
    const script = document.createElement('script');
    for (const { name, value } of parsed.attributes) script.setAttribute(name, value);
    parsed.replaceWith(script);
  }
  return content;
}
