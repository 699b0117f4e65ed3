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

  it('selects a range with Shift, by mouse and by Space', async () => {
    const many = Array.from({ length: 5 }, (_, at) => ({ id: String(at), name: `Row ${at}`, size: at }));
    const { user } = render(<Files rows={many} />);
    const box = (at: number) => screen.getByRole('checkbox', { name: `Select Row ${at}` });
    await user.click(box(1));
    await user.keyboard('{Shift>}');
    await user.click(box(3));
    await user.keyboard('{/Shift}');
    expect(screen.getByRole('status').textContent).toBe('1,2,3');
    await user.click(box(2));
    box(4).focus();
    await user.keyboard('{Shift>} {/Shift}');
    expect(screen.getByRole('status').textContent).toBe('1,3,2,4');
  });

  it('selects all rows with Ctrl+A and Cmd+A while the focus is in it', async () => {
    const { user } = render(<Files />);
    await user.keyboard('{Control>}a{/Control}');
    expect(screen.getByRole('status').textContent).toBe('');
    screen.getByRole('checkbox', { name: 'Select Two' }).focus();
    await user.keyboard('{Meta>}a{/Meta}');
    expect(screen.getByRole('status').textContent).toBe('1,2');
  });

  it('keeps the selection of other pages', async () => {
    const { user, rerender } = render(<Files />);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    rerender(<Files rows={[{ id: '3', name: 'Three', size: 3 }]} />);
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByRole('status').textContent).toBe('1,2,3');
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByRole('status').textContent).toBe('1,2');
  });

  it('announces loading and shows its empty message', () => {
    const { rerender } = render(<Files rows={[]} isLoading />);
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    rerender(<Files rows={[]} empty="No files" />);
    expect(screen.getByRole('cell', { name: 'No files' })).toBeDefined();
  });
});
