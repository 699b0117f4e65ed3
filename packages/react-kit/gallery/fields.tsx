import { useState } from 'react';
import { NumberField } from '../src/ui/number-field/number-field.tsx';
import { PasswordField } from '../src/ui/password-field/password-field.tsx';
import { SearchField } from '../src/ui/search-field/search-field.tsx';
import { TagInput } from '../src/ui/tag-input/tag-input.tsx';
import { TextArea } from '../src/ui/text-area/text-area.tsx';
import { TextField } from '../src/ui/text-field/text-field.tsx';
import { Section } from './section.tsx';

export function Fields() {
  const [title, setTitle] = useState('The Morning Hour');
  const [email, setEmail] = useState('anna@');
  const [password, setPassword] = useState('correct horse');
  const [search, setSearch] = useState('news');
  const [limit, setLimit] = useState<number | null>(7);
  const [text, setText] = useState('Two hours of talk, music and the day ahead.');
  const [tags, setTags] = useState(['politics', 'local']);
  return (
    <Section title="Fields">
      <div className="gallery-columns">
        <TextField label="Title" isRequired value={title} onChange={setTitle} />
        <TextField
          label="Primary contact email"
          type="email"
          isRequired
          value={email}
          onChange={setEmail}
          errorMessage="Enter a whole email address."
        />
        <PasswordField label="Password" value={password} onChange={setPassword} autoComplete="off" />
        <SearchField
          label="Search shows"
          placeholder="Search shows"
          isLabelHidden={false}
          value={search}
          onChange={setSearch}
        />
        <NumberField
          label="Gallery episodes"
          description="How many the widget lists."
          minValue={1}
          value={limit}
          onChange={setLimit}
        />
        <TextField
          label="Feed address"
          isReadOnly
          isCode
          value="https://post.example/wxyz/rss/12.xml"
          onChange={() => undefined}
        />
        <TextField label="Disabled" isDisabled value="Not now" onChange={() => undefined} />
        <TagInput
          label="Tags"
          value={tags}
          onChange={setTags}
          suggestions={['politics', 'local', 'sports', 'weather', 'music']}
          placeholder="Add a tag"
        />
        <TextArea label="Description" value={text} onChange={setText} countTo={255} rows={3} />
      </div>
    </Section>
  );
}
