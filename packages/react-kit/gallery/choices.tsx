import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import { useState } from 'react';
import { Checkbox } from '../src/ui/checkbox/checkbox.tsx';
import { ComboBox } from '../src/ui/combo-box/combo-box.tsx';
import { MultiSelect } from '../src/ui/multi-select/multi-select.tsx';
import { RadioGroup } from '../src/ui/radio-group/radio-group.tsx';
import { SegmentedControl } from '../src/ui/segmented-control/segmented-control.tsx';
import { Select } from '../src/ui/select/select.tsx';
import { RangeSlider, type Range } from '../src/ui/slider/range-slider.tsx';
import { Slider } from '../src/ui/slider/slider.tsx';
import { Switch } from '../src/ui/switch/switch.tsx';
import { Section } from './section.tsx';

const categories = [
  'Arts',
  'Business',
  'Comedy',
  'Education',
  'Fiction',
  'Music',
  'News',
  'Science',
  'Sports',
].map((label) => ({
  id: label.toLowerCase(),
  label,
}));
const hours = [0, 6, 12, 18, 24].map((value) => ({ value, label: `${value}:00` }));

export function Choices() {
  const [one, setOne] = useState<string | null>('news');
  const [found, setFound] = useState<string | null>(null);
  const [many, setMany] = useState<string[]>(['arts', 'music']);
  const [isOn, setOn] = useState(true);
  const [layout, setLayout] = useState<'grid' | 'list'>('grid');
  const [type, setType] = useState<'full' | 'bonus' | 'trailer' | null>('full');
  const [volume, setVolume] = useState(70);
  const [range, setRange] = useState<Range>([6, 14]);
  return (
    <Section title="Choices">
      <div className="gallery-columns">
        <Select label="Main category" isRequired options={categories} value={one} onChange={setOne} />
        <Select
          label="Second category"
          options={categories}
          value={null}
          onChange={setOne}
          errorMessage="You must select this category"
        />
        <ComboBox
          label="Show"
          options={categories}
          value={found}
          onChange={setFound}
          placeholder="Find a show"
        />
        <MultiSelect label="Categories" options={categories} value={many} onChange={setMany} />
        <div>
          <Checkbox label="Hide Disabled" isSelected={isOn} onChange={setOn} />
          <Checkbox label="Some of them" isSelected={false} isIndeterminate onChange={() => undefined} />
          <Checkbox
            label="Explicit"
            description="Marks the feed for adults."
            isSelected={!isOn}
            onChange={(on) => setOn(!on)}
          />
          <Checkbox label="Not yours to change" isDisabled isSelected onChange={() => undefined} />
        </div>
        <div>
          <Switch label="Autoplay" isSelected={isOn} onChange={setOn} />
          <Switch
            label="Vertical"
            description="For narrow columns."
            isSelected={!isOn}
            onChange={(on) => setOn(!on)}
          />
          <Switch label="Locked" isDisabled isSelected={false} onChange={() => undefined} />
        </div>
        <RadioGroup
          label="Episode type"
          options={[
            { id: 'full', label: 'Full' },
            { id: 'bonus', label: 'Bonus', description: 'Something on top.' },
            { id: 'trailer', label: 'Trailer', isDisabled: true },
          ]}
          value={type}
          onChange={setType}
        />
        <div className="pk-stack">
          <SegmentedControl
            label="Layout"
            isIconOnly
            options={[
              { id: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden="true" /> },
              { id: 'list', label: 'List', icon: <List aria-hidden="true" /> },
            ]}
            value={layout}
            onChange={setLayout}
          />
          <Slider label="Volume" value={volume} onChange={setVolume} format={(value) => `${value}%`} />
          <RangeSlider
            label="Hours"
            minValue={0}
            maxValue={24}
            ticks={hours}
            value={range}
            onChange={setRange}
            format={(value) => `${value}:00`}
          />
        </div>
      </div>
    </Section>
  );
}
