import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import type { Sort } from './sort-header.tsx';
import { Table, type Column, type TableProps } from './table.tsx';

type Row = { id: string; name: string; size: number };

const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, isSortable: true, cell: (row) => row.name },
  { id: 'size', header: 'Size', align: 'end', cell: (row) => row.size },
];
const rows = [
  { id: '1', name: 'One', size: 10 },
  { id: '2', name: 'Two', size: 20 },
];

function Files(overrides: Partial<TableProps<Row>>) {
  const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' });
  const [keys, setKeys] = useState<Set<string>>(new Set());
  const selection = { keys, onChange: setKeys, rowLabel: (row: Row) => row.name };
  return (
    <>
      <Table
        label="Files"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        sort={sort}
        onSortChange={setSort}
        selection={selection}
        {...overrides}
      />
      <output>{[...keys].join()}</output>
    </>
  );
}

describe('Table', () => {
  it('names its rows and reverses the order of a sorted column', async () => {
    const { user } = render(<Files />);
    expect(screen.getByRole('rowheader', { name: 'One' })).toBeDefined();
    const header = screen.getByRole('columnheader', { name: 'Name' });
    expect(header.getAttribute('aria-sort')).toBe('ascending');
    await user.click(within(header).getByRole('button'));
    expect(header.getAttribute('aria-sort')).toBe('descending');
    expect(screen.getByRole('columnheader', { name: 'Size' }).getAttribute('aria-sort')).toBeNull();
  });

  it('selects rows one by one and all at once', async () => {
    const { user } = render(<Files />);
    await user.click(screen.getByRole('checkbox', { name: 'Select Two' }));
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    expect(all.indeterminate).toBe(true);
    await user.click(all);
    expect(screen.getByRole('status').textContent).toBe('1,2');
    await user.click(all);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('announces loading and shows its empty message', () => {
    const { rerender } = render(<Files rows={[]} isLoading />);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    rerender(<Files rows={[]} empty="No files" />);
    expect(screen.getByRole('cell', { name: 'No files' })).toBeDefined();
  });
});
