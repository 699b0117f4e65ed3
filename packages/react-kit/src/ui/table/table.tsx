import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { SortHeader, type Sort } from './sort-header.tsx';
import { tableRoles } from './table-roles.ts';
import { tableMessages } from './table.messages.ts';
import { type TableSelection, withRows } from './toggled-range.ts';
import { useRangeSelection } from './use-range-selection.ts';
import './table.css';
import { useRowKeys } from './use-row-keys.ts';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean | undefined;
  /** Names the row; on narrow screens it is the title of the card. */
  isRowHeader?: boolean | undefined;
  /** Hides the header, except from assistive technology, for columns such as actions. */
  isHeaderHidden?: boolean | undefined;
  align?: 'start' | 'end' | undefined;
  /** A CSS width. */
  width?: string | undefined;
};

export type TableProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort | undefined;
  onSortChange?: ((sort: Sort) => void) | undefined;
  selection?: TableSelection<Row> | undefined;
  /** Shows placeholders while there are no rows; existing rows stay, and the table announces that it is busy. */
  isLoading?: boolean | undefined;
  /** Replaces the rows. */
  empty?: ReactNode;
  /** `roomy` rows have 60 px, for a picture and two lines. */
  density?: 'plain' | 'roomy' | undefined;
  /** Keeps the columns at any width: for two or three short ones. */
  isCompact?: boolean | undefined;
  /** A row's own key, such as P; it runs while the focus is in the row, outside of fields and menus. */
  onRowKey?: ((row: Row, key: string) => boolean) | undefined;
};

const loadingRows = 6;

/** A semantic table with a sticky header. Below 640 px of width, each row becomes a card, unless it is compact. */
export function Table<Row>(props: TableProps<Row>) {
  const messages = useWords(tableMessages);
  const {
    label,
    columns,
    rows,
    rowKey,
    sort,
    onSortChange,
    selection,
    isLoading = false,
    empty,
    density = 'plain',
    isCompact,
    onRowKey,
  } = props;
  const width = columns.length + (selection ? 1 : 0);
  const { toggle, onSelectKey, checkHandlers } = useRangeSelection(rows, rowKey, selection);
  const onRowKeyDown = useRowKeys({ rows, rowKey, selection, toggle, onRowKey });
  return (
    <div className="pk-table-frame" data-compact={isCompact || undefined}>
      {rows.length === 0 && isLoading && (
        <VisuallyHidden>
          <span role="status">{messages.loading(label)}</span>
        </VisuallyHidden>
      )}
      {/* Keys of the controls inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table
        className="pk-table"
        {...tableRoles.table}
        aria-label={label}
        aria-busy={isLoading || undefined}
        data-density={density}
        onKeyDown={(event) => {
          onSelectKey(event);
          onRowKeyDown(event);
        }}
      >
        <thead className="pk-table-head" {...tableRoles.rowgroup}>
          <tr className="pk-table-row" {...tableRoles.row}>
            {selection && <SelectAll rows={rows} rowKey={rowKey} selection={selection} />}
            {columns.map((column) => (
              <SortHeader key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
            ))}
          </tr>
        </thead>
        <tbody className="pk-table-body" {...tableRoles.rowgroup}>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} {...{ row, rowKey, columns, selection, toggle, checkHandlers }} />
          ))}
          {rows.length === 0 && isLoading && <LoadingRows columns={width} />}
          {rows.length === 0 && !isLoading && (
            <tr className="pk-table-row" {...tableRoles.row}>
              <td className="pk-table-empty" {...tableRoles.cell} colSpan={width}>
                {empty ?? messages.empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

type RowProps<Row> = Pick<TableProps<Row>, 'rowKey' | 'columns' | 'selection'> &
  Pick<ReturnType<typeof useRangeSelection>, 'toggle' | 'checkHandlers'> & { row: Row };

function TableRow<Row>({ row, rowKey, columns, selection, toggle, checkHandlers }: RowProps<Row>) {
  const messages = useWords(tableMessages);
  const key = rowKey(row);
  const isSelected = selection?.keys.has(key) ?? false;
  return (
    <tr className="pk-table-row" {...tableRoles.row} data-row={key} data-selected={isSelected || undefined}>
      {selection && (
        <td className="pk-table-cell pk-table-check" {...tableRoles.cell} {...checkHandlers}>
          <Checkbox
            label={messages.select(selection.rowLabel(row))}
            isLabelHidden
            isSelected={isSelected}
            onChange={(selected) => toggle(key, selected)}
          />
        </td>
      )}
      {columns.map((column) => {
        const Cell = column.isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            className="pk-table-cell"
            {...(column.isRowHeader ? tableRoles.rowheader : tableRoles.cell)}
            scope={column.isRowHeader ? 'row' : undefined}
            data-align={column.align}
            data-column={column.id}
            data-label={column.isRowHeader || column.isHeaderHidden ? undefined : column.header}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}

type SelectAllProps<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection: TableSelection<Row>;
};

function SelectAll<Row>({ rows, rowKey, selection }: SelectAllProps<Row>) {
  const messages = useWords(tableMessages);
  const chosen = rows.filter((row) => selection.keys.has(rowKey(row))).length;
  return (
    <th className="pk-table-header pk-table-check" {...tableRoles.columnheader} scope="col">
      <Checkbox
        label={messages.selectAll}
        isLabelHidden
        isDisabled={rows.length === 0}
        isSelected={rows.length > 0 && chosen === rows.length}
        isIndeterminate={chosen > 0 && chosen < rows.length}
        onChange={(selected) => selection.onChange(withRows(selection.keys, rows.map(rowKey), selected))}
      />
    </th>
  );
}

function LoadingRows({ columns }: { columns: number }) {
  return Array.from({ length: loadingRows }, (_, row) => (
    <tr key={row} className="pk-table-row" {...tableRoles.row} aria-hidden="true">
      {Array.from({ length: columns }, (_cell, column) => (
        <td key={column} className="pk-table-cell" {...tableRoles.cell}>
          <Skeleton />
        </td>
      ))}
    </tr>
  ));
}
