import type { Terminal } from './terminal.ts';

/** One line of progress that replaces itself. */
export interface Progress {
  show(text: string): void;
  stop(): void;
}

/** Shows progress where a user watches; elsewhere nothing is written. */
export async function startProgress({ interactive, progressStream }: Terminal, text: string): Promise<Progress> {
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
