import type { Terminal } from './terminal.ts';

/** A progress line, updated in place. */
export interface Progress {
  show(text: string): void;
  stop(): void;
}

/** Shows a progress line on an interactive terminal, and nothing elsewhere. */
export async function startProgress(
  { interactive, progressStream }: Terminal,
  text: string,
): Promise<Progress> {
  if (!interactive) return { show() {}, stop() {} };
  const { default: ora } = await import('ora');
  const spinner = ora({ text, stream: progressStream }).start();
  return {
    show(next) {
      spinner.text = next;
    },
    stop: () => void spinner.stop(),
  };
}
