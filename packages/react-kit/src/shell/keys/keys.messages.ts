import { defineMessages } from '../../words/define-messages.ts';
export const keysMessages = defineMessages('shell/keys', {
  title: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  goTo: 'Go to a screen',
  palette: 'Search and commands',
  search: 'Search the list, or everything on a screen without a search',
  help: 'Show this help',
  off: 'Single keys are off. The keys of the part of the screen that has the focus still work.',
  turnOn: 'Turn on single keys',
  close: 'Close',
});
