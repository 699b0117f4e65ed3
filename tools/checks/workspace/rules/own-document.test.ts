import { describe, expect, it } from 'vitest';
import { findingsOf } from '../testing/small-workspace.ts';
import { ownDocument } from './own-document.mjs';

const messages = (text: string, file = 'packages/react-kit/src/ui/card/card.tsx') =>
  findingsOf(ownDocument, { [file]: text }).map(({ message }) => message);

describe('ownDocument', () => {
  it.each([
    ['if (target instanceof HTMLElement) return;', /use isElement/],
    ['if (!(target instanceof HTMLInputElement)) return;', /use isElement/],
    ['if (target instanceof Node) return;', /use isElement/],
    ['if (target instanceof SVGElement) return;', /use isElement/],
    ["document.addEventListener('keydown', onKey);", /use usePageKeys/],
    ["globalThis.addEventListener('pointerup', end, { once: true });", /ownerDocument/],
    ["window.addEventListener(\n  'focusin', end);", /ownerDocument/],
    ['return document.activeElement;', /treeOf/],
    ["document.querySelector('[aria-modal]');", /treeOf/],
    ["document.getElementById('pk-content');", /treeOf/],
  ])('finds %s', (code, message) => {
    expect(messages(code)).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    'if (error instanceof Error) return;',
    'if (error instanceof NodeFailure) return;',
    "element.ownerDocument.addEventListener('keydown', onKey);",
    "globalThis.addEventListener('pagehide', save);",
    "own.ownerDocument.querySelector('dialog');",
    'treeOf(own).activeElement;',
    '// document.activeElement is the host of a shadow root',
  ])('accepts %s', (code) => {
    expect(messages(code)).toEqual([]);
  });

  it('is for the code of the kit alone', () => {
    expect(messages('document.activeElement;', 'packages/react-kit/src/ui/card/card.test.tsx')).toEqual([]);
    expect(messages('document.activeElement;', 'apps/console/src/main.tsx')).toEqual([]);
  });
});
