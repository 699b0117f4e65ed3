import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useHost } from './host-context.ts';
import { usePostKit } from './postkit-context.ts';
import { useStores } from './stores.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('outside of the provider', () => {
  it.each([
    ['useHost', useHost],
    ['usePostKit', usePostKit],
    ['useStores', useStores],
  ])('%s names the provider and the guide', (_, use: () => unknown) => {
    expect(() => renderHook(use)).toThrow(
      /outside <PostKitProvider client=.*guide "Mount a screen of the kit"/,
    );
  });
});
