import { useState } from 'react';
import { Badge, type LabelColor } from '../src/ui/badge/badge.tsx';
import { Menu } from '../src/ui/menu/menu.tsx';
import { Pagination } from '../src/ui/pagination/pagination.tsx';
import { StatusDot } from '../src/ui/status-dot/status-dot.tsx';
import type { Sort } from '../src/ui/table/sort-header.tsx';
import { Table, type Column } from '../src/ui/table/table.tsx';
import { Tabs } from '../src/ui/tabs/tabs.tsx';
import { VirtualList } from '../src/ui/virtual-list/virtual-list.tsx';
import { Section } from './section.tsx';

type Row = {
  id: string;
  name: string;
  length: string;
  status: 'Published' | 'Draft' | 'Scheduled';
  tag: string;
  color: LabelColor;
  downloads: number;
};

const rows: Row[] = [
  {
    id: '1',
    name: 'Council votes on the harbour',
    length: '0:42:18',
    status: 'Published',
    tag: 'News',
    color: 'a',
    downloads: 12480,
  },
  {
    id: '2',
    name: 'Twenty years of Night Train',
    length: '1:04:02',
    status: 'Scheduled',
    tag: 'Music',
    color: 'd',
    downloads: 0,
  },
  {
    id: '3',
    name: 'The weather desk, live',
    length: '0:08:51',
    status: 'Draft',
    tag: 'Talk',
    color: 'k',
    downloads: 311,
  },
];
const tones = { Published: 'success', Draft: 'neutral', Scheduled: 'info' } as const;
const colors: LabelColor[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'gray'];
const events = Array.from({ length: 2000 }, (_, index) => ({
  id: String(index),
  title: `Event ${index + 1}`,
  color: colors[index % 15] ?? 'gray',
}));

const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, isSortable: true, cell: (row) => row.name },
  { id: 'length', header: 'Duration', cell: (row) => <span className="pk-time">{row.length}</span> },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => <StatusDot tone={tones[row.status]}>{row.status}</StatusDot>,
  },
  { id: 'tag', header: 'Tags', cell: (row) => <Badge color={row.color}>{row.tag}</Badge> },
  {
    id: 'downloads',
    header: 'Downloads',
    align: 'end',
    isSortable: true,
    cell: (row) => row.downloads.toLocaleString('en'),
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    width: '48px',
    cell: (row) => (
      <Menu
        label={`Actions for ${row.name}`}
        isIconOnly
        variant="quiet"
        groups={[{ id: 'all', items: [{ id: 'edit', label: 'Edit' }] }]}
      />
    ),
  },
];

export function Lists() {
  const [sort, setSort] = useState<Sort>({ column: 'downloads', direction: 'descending' });
  const [keys, setKeys] = useState<Set<string>>(new Set(['2']));
  const [page, setPage] = useState(2);
  const [tab, setTab] = useState<'full' | 'busy' | 'none'>('full');
  const table = { label: 'Episodes', columns, rowKey: (row: Row) => row.id, sort, onSortChange: setSort };
  return (
    <Section title="Lists">
      <div className="pk-stack">
        <Tabs
          label="Episodes"
          value={tab}
          onChange={setTab}
          items={[
            {
              id: 'full',
              label: 'Rows',
              content: (
                <Table
                  {...table}
                  rows={rows}
                  selection={{ keys, onChange: setKeys, rowLabel: (row) => row.name }}
                />
              ),
            },
            { id: 'busy', label: 'Loading', content: <Table {...table} rows={[]} isLoading /> },
            { id: 'none', label: 'Empty', content: <Table {...table} rows={[]} /> },
          ]}
        />
        <Pagination label="Pages of episodes" page={page} pageCount={7} onChange={setPage} />
        <VirtualList
          label="Events of the day"
          className="gallery-list"
          style={{ height: 96 }}
          orientation="horizontal"
          items={events}
          itemKey={(event) => event.id}
          estimateSize={140}
          gap={4}
          isFixedSize
          renderItem={(event) => <Tile {...event} />}
        />
        <VirtualList
          label="Events as a grid"
          className="gallery-list"
          style={{ height: 160 }}
          minColumnWidth={180}
          items={events}
          itemKey={(event) => event.id}
          estimateSize={64}
          gap={8}
          isFixedSize
          renderItem={(event) => <Tile {...event} />}
        />
      </div>
    </Section>
  );
}

function Tile({ title, color }: { title: string; color: LabelColor }) {
  return (
    <div className="gallery-tile" data-color={color}>
      <span className="pk-truncate">{title}</span>
      <span className="pk-time">3:20</span>
    </div>
  );
}
