declare module 'virtual:live-samples' {
  export const samples: readonly (() => Promise<{ run(console: Pick<Console, 'log'>): Promise<void> }>)[];
}
