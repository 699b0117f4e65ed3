import { expect, it } from 'vitest';
import { operations } from '@postkit/sdk/schema';
import { reportAddress } from './embed-report.ts';

it('reports to the address of the operation table', () => {
  const { path } = operations.embeds.report;
  expect(reportAddress('https://post.example.org', 'wxyz')).toBe(
    `https://post.example.org${path.replace('{station}', 'wxyz')}`,
  );
});
