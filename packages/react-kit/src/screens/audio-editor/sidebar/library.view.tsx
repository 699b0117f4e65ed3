import { useState } from 'react';
import { audioTypeLabels } from '../../../domain/uploads/audio-type-labels.ts';
import type { CategoryColors } from '../../../domain/timeline/category-color.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { sidebarMessages as words } from '../audio-editor.messages.ts';
import type { LibraryState } from './library.controller.ts';
import { LibraryItem } from './library-item.tsx';
import './library.css';

const all = 'all';
const types = [{ id: all, label: words.allTypes }, ...Object.values(audioTypeLabels).map((label) => ({ id: label, label }))];

export interface LibraryViewProps {
  library: LibraryState;
  colors: CategoryColors;
  zone: string;
}

/** The station's uploads: to add, to drag, to listen to, to delete. */
export function LibraryView({ library, colors, zone }: LibraryViewProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="pk-library">
      <Select
        label={words.audioType}
        isLabelHidden
        options={types}
        value={library.category ?? all}
        onChange={(id) => library.setCategory(id === all ? null : id)}
      />
      <SearchField label={words.search} placeholder={words.search} value={library.search} onChange={library.setSearch} />
      {library.removed && (
        <Banner
          isLive
          actions={
            <Button size="small" onPress={library.putBack}>
              {words.undo}
            </Button>
          }
        >
          {words.deleted(library.removed.cart.title)}
        </Banner>
      )}
      <LibraryBody library={library} colors={colors} zone={zone} />
      {library.items.length > 0 && (
        <Button size="small" variant="quiet" isFullWidth onPress={() => setAsking(true)}>
          {words.deleteAll}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={words.deleteAllTitle}
        confirmLabel={words.deleteAll}
        isDanger
        isBusy={library.isRemovingAll}
        onConfirm={() => library.removeAll(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {words.deleteAllText(library.items.length)}
      </ConfirmDialog>
    </div>
  );
}

function LibraryBody({ library, colors, zone }: LibraryViewProps) {
  switch (library.list) {
    case 'loading':
      return (
        <div className="pk-library-list" role="status" aria-label={words.loading} aria-busy="true">
          {['1', '2', '3', '4', '5'].map((key) => (
            <Skeleton key={key} height="52px" />
          ))}
        </div>
      );
    case 'failed':
      return <ErrorState message={words.failed} details={library.error} onRetry={library.retry} />;
    case 'empty':
      return <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>;
    case 'no-match':
      return <EmptyState title={words.noMatch} />;
    case 'ready':
      return (
        <ul className="pk-library-list" aria-label={words.items}>
          {library.items.map((event) => (
            <LibraryItem
              key={event.id}
              event={event}
              color={colors(event.cart.category.name)}
              zone={zone}
              isPlaying={event.id === library.playingId}
              onAdd={library.add}
              onPlay={library.play}
              onRemove={library.remove}
            />
          ))}
        </ul>
      );
  }
}
