import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '@postkit/sdk';
import { stores } from '../testing/stores.ts';
import { useMessages } from './messages.store.ts';
import { StoresContext } from './stores.ts';
import { useReportFailure, useReportServerError } from './use-report-failure.ts';

const wrapper = ({ children }: React.PropsWithChildren) => (
  <StoresContext value={stores}>{children}</StoresContext>
);
const refusal = (status: number) =>
  new HttpError({
    operation: 'tags.list',
    status,
    statusText: '',
    body: { error_message: 'The disk is full.' },
  });
const shown = () =>
  useMessages
    .in(stores)
    .getState()
    .messages.map(({ name, details, type }) => ({ name, details, type }));

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

describe('useReportFailure', () => {
  it('shows the error under the name of the action, and logs it', () => {
    const { result: report } = renderHook(useReportFailure, { wrapper });
    const error = refusal(507);
    report.current('Could not save.', error);
    expect(shown()).toEqual([{ name: 'Could not save.', details: '507: The disk is full.', type: 'error' }]);
    expect(console.error).toHaveBeenCalledExactlyOnceWith('[postkit] Could not save.', error);
  });

  it('shows other details if it gets them', () => {
    const { result: report } = renderHook(useReportFailure, { wrapper });
    report.current('Could not save.', refusal(507), 'Make room first.');
    expect(shown()).toMatchObject([{ details: 'Make room first.' }]);
  });
});

describe('useReportServerError', () => {
  it('SHELL-089 shows "Server Error: …" with the text of the call, and logs it', () => {
    const { result: report } = renderHook(useReportServerError, { wrapper });
    const error = refusal(507);
    report.current('Merge', 'Could not merge.', error);
    expect(shown()).toEqual([
      { name: 'Merge', details: 'Server Error: Could not merge: 507: The disk is full.', type: 'error' },
    ]);
    expect(console.error).toHaveBeenCalledExactlyOnceWith('[postkit] Could not merge.', error);
  });
});

it.each([
  ['useReportFailure', () => useReportFailure()('Could not save.', refusal(401))],
  ['useReportServerError', () => useReportServerError()('Merge', 'Could not merge.', refusal(401))],
])('SHELL-087 %s logs an ended session, but shows nothing', (_name, report) => {
  renderHook(report, { wrapper });
  expect(shown()).toEqual([]);
  expect(console.error).toHaveBeenCalledOnce();
});
