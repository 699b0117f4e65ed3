import { useStores } from '../../../host/stores.ts';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { useShowSetup } from '../show-setup.store.ts';
import { useStepErrors } from '../use-step-errors.ts';
import { basicInfoMessages } from './basic-info.messages.ts';
import { useBumper } from './use-bumper.ts';

const labels = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(basicInfoMessages);
  return { pre_bumper: messages.preBumper, post_bumper: messages.postBumper } as const;
};

/** One of the station's uploads that plays with each episode; empty for none. */
export function BumperField({ name }: { name: keyof ReturnType<typeof labels> }) {
  const stores = useStores();
  const catalogue = useCatalogue();
  const messages = useWords(basicInfoMessages);
  const value = useShowSetup((state) => state.draft?.[name] ?? null);
  const { [name]: errorMessage } = useStepErrors('basic-info');
  const { options, typed, setTyped, isError } = useBumper(value);
  const choose = (uri: string | null) =>
    useShowSetup
      .in(stores)
      .getState()
      .change({ [name]: uri });
  return (
    <ComboBox
      label={labels(catalogue)[name]}
      placeholder={messages.findUpload}
      options={options}
      value={value}
      inputValue={typed}
      onInputChange={(text) => {
        setTyped(text);
        // Clearing the text clears the bumper; the combo box does so itself only with uncontrolled text.
        if (text === '' && typed !== '') choose(null);
      }}
      emptyMessage={isError ? messages.uploadsFailed : messages.noUploads}
      errorMessage={errorMessage}
      onChange={choose}
    />
  );
}
