import { describe, expect, it } from 'vitest';
import { preloadConsole } from './preload-console.ts';

const page =
  '<head><script type="module" src="/assets/index.js"></script><link rel="stylesheet" href="/assets/index.css"></head>';

describe('preloadConsole', () => {
  it('adds the chunks and styles of the frame that the page does not load itself', () => {
    const chunks = {
      'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
      '_frame.js': {
        file: 'assets/frame.js',
        name: 'frame',
        imports: ['index.html', '_icons.js'],
        css: ['assets/frame.css'],
      },
      '_icons.js': { file: 'assets/icons.js', imports: ['_frame.js'] },
      'screen.tsx': { file: 'assets/screen.js' },
    };
    const links = preloadConsole(page, chunks)
      .slice(page.indexOf('</head>'))
      .split('\n')
      .map((line) => line.trim());
    expect(links).toEqual([
      '<link rel="modulepreload" crossorigin href="/assets/frame.js">',
      '<link rel="modulepreload" crossorigin href="/assets/icons.js">',
      '<link rel="preload" as="style" crossorigin href="/assets/frame.css">',
      '</head>',
    ]);
  });

  it('fails if the frame imports the chunk of forms, which runs long', () => {
    const chunks = {
      '_frame.js': { file: 'assets/frame.js', name: 'frame', imports: ['_shared.js'] },
      '_shared.js': { file: 'assets/shared.js', imports: ['_forms.js'] },
      '_forms.js': { file: 'assets/forms.js', name: 'forms' },
    };
    expect(() => preloadConsole(page, chunks)).toThrow('zod');
  });

  it('fails without the frame', () => {
    expect(() => preloadConsole(page, { 'index.html': { file: 'assets/index.js' } })).toThrow('frame');
  });
});
