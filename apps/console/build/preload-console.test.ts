import { describe, expect, it } from 'vitest';
import { preloadConsole } from './preload-console.ts';

const page = '<head><script type="module" src="/assets/index.js"></script><link rel="stylesheet" href="/assets/index.css"></head>';

describe('preloadConsole', () => {
  it('adds the chunks and styles of the frame that the page does not load itself', () => {
    const chunks = {
      'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
      '_frame.js': { file: 'assets/frame.js', name: 'frame', imports: ['index.html', '_zod.js'], css: ['assets/frame.css'] },
      '_zod.js': { file: 'assets/zod.js', imports: ['_frame.js'] },
      'screen.tsx': { file: 'assets/screen.js' },
    };
    const links = preloadConsole(page, chunks)
      .slice(page.indexOf('</head>'))
      .split('\n')
      .map((line) => line.trim());
    expect(links).toEqual([
      '<link rel="modulepreload" crossorigin href="/assets/frame.js">',
      '<link rel="modulepreload" crossorigin href="/assets/zod.js">',
      '<link rel="preload" as="style" crossorigin href="/assets/frame.css">',
      '</head>',
    ]);
  });

  it('fails without the frame', () => {
    expect(() => preloadConsole(page, { 'index.html': { file: 'assets/index.js' } })).toThrow('frame');
  });
});
