import { useId } from 'react';
import type { Settings } from '@postkit/sdk/schema';
import { useImageAddress } from '../../../data/images/index.ts';
import { FailureBanner } from '../../../host/failure-banner.tsx';
import { usePostKit } from '../../../host/postkit-context.ts';
import { ImagePicker } from '../../../parts/images/picker/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ColorField } from '../../../ui/color-field/color-field.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { useWords } from '../../../words/use-words.ts';
import { AccentPresets, ownAccent } from './accent-presets.tsx';
import { LookPreview } from './look-preview.tsx';
import { stationLookMessages } from './station-look.messages.ts';
import './station-look.css';
import { useLookForm } from './use-look-form.ts';

/** The form in which admins set the accent and the logo of their station. */
export function StationLookCard({ settings }: { settings: Settings }) {
  const messages = useWords(stationLookMessages);
  const { productName } = usePostKit();
  const addressOf = useImageAddress();
  const formId = useId();
  const { logo, accentText, accent, isInvalid, isDirty, isSaving, error, change, save, discard } =
    useLookForm(settings);
  return (
    <section className="pk-setup-card" aria-label={messages.heading}>
      <Card
        header={<Heading level={2}>{messages.heading}</Heading>}
        footer={
          <div className="pk-look-buttons">
            {isDirty && (
              <Button isDisabled={isSaving} onPress={discard}>
                {messages.undo}
              </Button>
            )}
            <Button
              variant="primary"
              type="submit"
              form={formId}
              isDisabled={!isDirty || isInvalid}
              isBusy={isSaving}
            >
              {messages.save}
            </Button>
          </div>
        }
      >
        <form
          id={formId}
          className="pk-look"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <p className="pk-muted">{messages.intro}</p>
          <div className="pk-look-fields">
            <div className="pk-look-logo">
              <ImagePicker
                label={messages.logo}
                shape="square"
                rule={{}}
                value={logo}
                description={messages.logoHelp}
                onChange={(image) => change({ logo: image })}
              />
            </div>
            <div className="pk-look-accent">
              <ColorField
                label={messages.accent}
                description={messages.accentHelp}
                value={accentText}
                placeholder={ownAccent}
                fallback={ownAccent}
                pickerLabel={messages.picker}
                maxLength={16}
                isDisabled={isSaving}
                errorMessage={isInvalid ? messages.invalid(productName) : undefined}
                onChange={(text) => change({ accent: text })}
              />
              <AccentPresets
                value={isInvalid ? accentText : accent}
                {...{ productName }}
                isDisabled={isSaving}
                onChange={(color) => change({ accent: color })}
              />
            </div>
          </div>
          <LookPreview
            accent={isInvalid ? settings.accent : accent}
            logo={addressOf(logo)}
            station={settings.station_name || settings.station}
          />
          <p className="pk-muted">{messages.buttonsNote}</p>
          {error && <FailureBanner error={error} call={messages.failed} />}
        </form>
      </Card>
    </section>
  );
}
