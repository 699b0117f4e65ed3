import { useEffect, useRef, useState } from 'react';
import { audioTypeLabels } from '../../../data/uploads/index.ts';
import { UnlessDemo } from '../../../host/demo/unless-demo.tsx';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { focusedElement } from '../../../ui/root/focused-element.ts';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import './library.css';
import { PickBar } from '../picking/pick-bar.tsx';
import { pickMessages } from '../picking/picking.messages.ts';
import { LibraryList, type LibraryProps } from './library-list.tsx';
import { sidebarMessages } from './sidebar.messages.ts';

const all = 'all';
const types = (catalogue: Catalogue) => [
  { id: all, label: catalogue.wordsOf(sidebarMessages).allTypes },
  ...Object.values(audioTypeLabels(catalogue)).map((label) => ({ id: label, label })),
];

/** The station's uploads to add, drag, play or delete. */
export function LibraryView({ library, colors, zone }: LibraryProps) {
  const catalogue = useCatalogue();
  const pickWords = useWords(pickMessages);
  const messages = useWords(sidebarMessages);
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);
  // Deleting the last item also removes the button that had the focus.
  useEffect(() => {
    if (library.list !== 'ready' && undo.current && !focusedElement(undo.current)) undo.current.focus();
  }, [library.list, library.removed]);
  return (
    <div className="pk-library">
      <Select
        label={messages.audioType}
        isLabelHidden
        options={types(catalogue)}
        value={library.category ?? all}
        onChange={(id) => library.setCategory(id === all ? null : id)}
      />
      <SearchField
        label={messages.search}
        placeholder={messages.search}
        value={library.search}
        onChange={library.setSearch}
      />
      {library.removed.length > 0 && (
        <Banner
          isLive
          actions={
            <Button ref={undo} size="small" onPress={library.restore}>
              {messages.undo}
            </Button>
          }
        >
          {messages.deleted(library.removed.map(({ cart }) => cart.title))}
        </Banner>
      )}
      {library.items.length > 0 && (
        <div className="pk-library-bar">
          <PickBar type="UPLOAD">
            {(picked) => (
              <Button size="small" isBusy={library.isRemoving} onPress={() => library.removeTogether(picked)}>
                {pickWords.delete(picked.length)}
              </Button>
            )}
          </PickBar>
        </div>
      )}
      <LibraryBody library={library} colors={colors} zone={zone} />
      {library.items.length > 0 && (
        <Button size="small" variant="quiet" isFullWidth onPress={() => setConfirmOpen(true)}>
          {messages.deleteAll}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isConfirmOpen}
        title={messages.deleteAllTitle}
        confirmLabel={messages.deleteAll}
        isDanger
        isBusy={library.isRemoving}
        onConfirm={() => library.removeAll(() => setConfirmOpen(false))}
        onCancel={() => setConfirmOpen(false)}
      >
        {messages.deleteAllText(library.items.length)}
      </ConfirmDialog>
    </div>
  );
}

function LibraryBody({ library, colors, zone }: LibraryProps) {
  const messages = useWords(sidebarMessages);
  switch (library.list) {
    case 'loading':
      return (
        <div className="pk-library-list" role="status" aria-label={messages.loading} aria-busy="true">
          {['1', '2', '3', '4', '5'].map((key) => (
            <Skeleton key={key} height="52px" />
          ))}
        </div>
      );
    case 'failed':
      return <ErrorState message={messages.failed} details={library.error} onRetry={library.retry} />;
    case 'empty':
      return (
        <UnlessDemo>
          <EmptyState title={messages.empty}>{messages.emptyHint}</EmptyState>
        </UnlessDemo>
      );
    case 'no-match':
      return <EmptyState title={messages.noMatch} />;
    case 'ready':
      return <LibraryList library={library} colors={colors} zone={zone} />;
  }
}
