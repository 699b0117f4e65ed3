import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { tableRoles } from './table-roles.ts';

export type Sort = { column: string; direction: 'ascending' | 'descending' };

type Props = {
  column: {
    id: string;
    header: string;
    isSortable?: boolean | undefined;
    isHeaderHidden?: boolean | undefined;
    align?: 'start' | 'end' | undefined;
    width?: string | undefined;
  };
  sort: Sort | undefined;
  onSortChange: ((sort: Sort) => void) | undefined;
};

/** A column header; a press sorts by it, a second press reverses the order. */
export function SortHeader({ column, sort, onSortChange }: Props) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const isSortable = column.isSortable && onSortChange;
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      className="pk-table-header"
      {...tableRoles.columnheader}
      scope="col"
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
      data-align={column.align}
      data-column={column.id}
      style={column.width ? { width: column.width } : undefined}
    >
      {isSortable ? (
        <button
          type="button"
          className="pk-table-sort"
          data-sorted={direction}
          onClick={() =>
            onSortChange({
              column: column.id,
              direction: direction === 'ascending' ? 'descending' : 'ascending',
            })
          }
        >
          {column.header}
          <Icon aria-hidden="true" />
        </button>
      ) : (
        <span data-visually-hidden={column.isHeaderHidden || undefined}>{column.header}</span>
      )}
    </th>
  );
}
