import { Controller } from 'react-hook-form';
import { Select } from '../../../ui/select/select.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import type { Words } from '../../../words/define-messages.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { logSourceMessages } from './log-source.messages.ts';
import type { LogSourceForm } from './use-log-source-form.ts';

/** Encodings that stations send titles in, with the script that each one is for. Others can be set in the command line. */
const encodings: readonly (readonly [
  name: string,
  script: keyof Words<typeof logSourceMessages>['scripts'],
])[] = [
  ['utf-8', 'all'],
  ['windows-1252', 'western'],
  ['iso-8859-15', 'western'],
  ['windows-1250', 'centralEuropean'],
  ['iso-8859-2', 'centralEuropean'],
  ['windows-1251', 'cyrillic'],
  ['koi8-r', 'cyrillic'],
  ['windows-1253', 'greek'],
  ['windows-1254', 'turkish'],
  ['windows-1255', 'hebrew'],
  ['windows-1256', 'arabic'],
  ['windows-1257', 'baltic'],
  ['windows-1258', 'vietnamese'],
  ['windows-874', 'thai'],
  ['shift_jis', 'japanese'],
  ['euc-jp', 'japanese'],
  ['gb18030', 'simplifiedChinese'],
  ['big5', 'traditionalChinese'],
  ['euc-kr', 'korean'],
];
const automatic = 'automatic';

interface EncodingFieldProps {
  form: LogSourceForm;
  name: 'title_encoding' | 'fallback_title_encoding';
  label: string;
}

/** The encoding of the titles of an address. */
export function EncodingField({ form, name, label }: EncodingFieldProps) {
  const catalogue = useCatalogue();
  const messages = useWords(logSourceMessages);
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
        <Select
          ref={ref}
          label={label}
          description={messages.encodingHelp}
          options={optionsFor(value, catalogue)}
          value={value ?? automatic}
          onChange={(chosen) => onChange(chosen === automatic ? null : chosen)}
          onBlur={onBlur}
          errorMessage={fieldState.error?.message}
        />
      )}
    />
  );
}

function optionsFor(saved: string | null, catalogue: Catalogue) {
  const messages = catalogue.wordsOf(logSourceMessages);
  const isOther = saved !== null && !encodings.some(([name]) => name === saved);
  return [
    { id: automatic, label: messages.encodingAutomatic },
    ...encodings.map(([name, script]) => ({
      id: name,
      label: messages.encodingFor(name, messages.scripts[script]),
    })),
    ...(isOther ? [{ id: saved, label: saved }] : []),
  ];
}
