import type { LicensedImage } from '@postkit/sdk/schema';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../../words/use-words.ts';
import { imagePickerMessages } from './image-picker.messages.ts';
import { addressOfSize } from './licensed-size.ts';
import './licensed-dialog.css';
import { type LicensedSearch, useLicensedSearch } from './use-licensed-search.ts';

export interface LicensedDialogProps {
  /** Address of the licensed image that is being stored; null for none. */
  keeping: string | null;
  /** @param url Address of the full-size image. */
  onChoose: (url: string) => void;
  onClose: () => void;
}

/** The library of licensed images: search, browse, choose one. */
export function LicensedDialog({ keeping, onChoose, onClose }: LicensedDialogProps) {
  const messages = useWords(imagePickerMessages);
  const search = useLicensedSearch();
  return (
    <Dialog isOpen title={messages.licensed} size="large" onClose={keeping === null ? onClose : undefined}>
      <div className="pk-licensed">
        <SearchField
          label={messages.licensedSearch}
          value={search.typed}
          onChange={search.setTyped}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a user who opens the library types next
          autoFocus
          passesEscape
        />
        <p className="pk-muted" role="status">
          {keeping !== null && messages.licensedKeeping}
          {keeping === null && search.isSearching && messages.licensedLoading}
          {keeping === null &&
            !search.isSearching &&
            search.images &&
            messages.licensedFound(search.images.length)}
        </p>
        <Found search={search} keeping={keeping} onChoose={onChoose} />
      </div>
    </Dialog>
  );
}

function Found({
  search,
  keeping,
  onChoose,
}: Pick<LicensedDialogProps, 'keeping' | 'onChoose'> & { search: LicensedSearch }) {
  const messages = useWords(imagePickerMessages);
  const { images, error, isSearching, retry } = search;
  if (error)
    return (
      <ErrorState
        message={messages.licensedFailed}
        details={error.message}
        isRetrying={isSearching}
        onRetry={retry}
      />
    );
  if (!images) return <Loading />;
  if (images.length === 0)
    return <EmptyState title={messages.licensedNone}>{messages.licensedNoneText}</EmptyState>;
  return (
    <ul className="pk-licensed-list" aria-busy={isSearching}>
      {images.map((image) => (
        <li key={image.id}>
          <Tile image={image} keeping={keeping} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

function Tile({
  image,
  keeping,
  onChoose,
}: Pick<LicensedDialogProps, 'keeping' | 'onChoose'> & { image: LicensedImage }) {
  const url = addressOfSize(image, 'main');
  return (
    <button
      type="button"
      className="pk-licensed-tile"
      disabled={keeping !== null}
      aria-busy={keeping === url || undefined}
      onClick={() => onChoose(url)}
    >
      <img src={addressOfSize(image, 'thumbnail')} alt="" loading="lazy" />
      <span className="pk-licensed-title">{image.title}</span>
      {image.credit && <span className="pk-licensed-credit">{image.credit}</span>}
    </button>
  );
}

function Loading() {
  return (
    <div className="pk-licensed-list" aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height="140px" />
      ))}
    </div>
  );
}
