import type { Control } from 'react-hook-form';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { BasicInfoTexts } from './basic-info-check.ts';
import { basicInfoMessages } from './basic-info.messages.ts';
import { useText } from './use-text.ts';

/** Some apps truncate longer descriptions; the feed has all of it. */
const countedCharacters = 255;

/** Title, description, author, contact and website of the show. */
export function IdentityFields({ control }: { control: Control<BasicInfoTexts> }) {
  const messages = useWords(basicInfoMessages);
  const title = useText(control, 'title');
  const description = useText(control, 'description');
  const author = useText(control, 'author');
  const email = useText(control, 'email');
  const website = useText(control, 'podcast_link');
  return (
    <div className="pk-basic-info-fields">
      <TextField {...title} label={messages.title} isRequired />
      <TextArea
        {...description}
        label={messages.description}
        isRequired
        rows={5}
        countTo={countedCharacters}
      />
      <div className="pk-basic-info-pair">
        <TextField
          {...author}
          label={messages.author}
          description={messages.authorHelp}
          isRequired
          autoComplete="organization"
        />
        <TextField
          {...email}
          label={messages.email}
          description={messages.emailHelp}
          isRequired
          type="email"
          autoComplete="email"
        />
      </div>
      <TextField
        {...website}
        label={messages.website}
        type="url"
        inputMode="url"
        placeholder={messages.websitePlaceholder}
      />
    </div>
  );
}
