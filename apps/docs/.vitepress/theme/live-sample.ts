import { samples } from 'virtual:live-samples';
import { defineComponent, h, ref } from 'vue';

/** A button that runs the sample above it against the station of the page, and its output. */
export const LiveSample = defineComponent({
  props: { index: { type: Number, required: true } },
  setup({ index }) {
    const state = ref<'idle' | 'running' | 'done' | 'failed'>('idle');
    const lines = ref<string[]>([]);

    async function run(): Promise<void> {
      state.value = 'running';
      lines.value = [];
      try {
        const sample = await samples[index]?.();
        await sample?.run({ log: (...values) => void lines.value.push(values.map(textOf).join(' ')) });
        state.value = 'done';
      } catch (error) {
        lines.value.push(error instanceof Error ? error.message : String(error));
        state.value = 'failed';
      }
    }

    const output = () =>
      state.value === 'done' && lines.value.length === 0
        ? 'The sample printed nothing.'
        : lines.value.join('\n');
    return () =>
      h('div', { class: 'live-sample' }, [
        h('button', { type: 'button', disabled: state.value === 'running', onClick: () => void run() }, [
          state.value === 'running' ? 'Running…' : 'Run',
        ]),
        h(
          'pre',
          { 'aria-live': 'polite', 'data-state': state.value, tabindex: output() === '' ? undefined : 0 },
          [output()],
        ),
      ]);
  },
});

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
