import { formatImageSize, imageSizes, imageStyles, parseImageSize, type Preferences } from '@loomlight/contract';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../api/error-words.ts';
import { preferencesQuery } from '../../api/queries.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { LoadedSection } from '../../ui/loaded-section.tsx';
import { useSavedPreferences } from './use-saved-preferences.ts';

const media = [
  { value: 'image', label: 'Images' },
  { value: 'video', label: 'Videos' },
] as const;
const sizes = imageSizes.map(({ name, width, height }) => ({
  value: formatImageSize({ width, height }),
  label: name,
  sub: `${width} × ${height}`,
}));
const styles = imageStyles.map(({ id, name }) => ({ value: id, label: name }));

/** What every new form begins with; each choice is kept as it is made. */
export function PreferencesSection() {
  const { data, error, isFetching, refetch } = useQuery(preferencesQuery);
  return (
    <LoadedSection
      id="preferences"
      title="Preferences"
      problem={error ? errorText(error, 'Failed to load preferences') : undefined}
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      {data && <Choices preferences={data} />}
    </LoadedSection>
  );
}

function Choices({ preferences }: { preferences: Preferences }) {
  const { save, problem } = useSavedPreferences();
  const { default_media_type, default_size, default_style, default_is_public } = preferences;
  const row = 'flex min-h-13 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-2';
  return (
    <div className="mt-2">
      <div className={row}>
        <p className="text-13 font-medium">Start with</p>
        <Segmented
          label="Start with"
          value={default_media_type}
          options={media}
          onChange={(value) => save({ default_media_type: value })}
        />
      </div>
      <div className={row}>
        <p className="text-13 font-medium">Image size</p>
        <Select
          label="Image size"
          value={default_size}
          options={sizes}
          placeholder={sizeInPixels(default_size)}
          onChange={(value) => save({ default_size: value })}
        />
      </div>
      <div className={row}>
        <p className="text-13 font-medium">Style</p>
        <Select
          label="Style"
          value={default_style}
          options={styles}
          onChange={(value) => save({ default_style: value })}
        />
      </div>
      <Switch
        label="New creations are public"
        checked={default_is_public}
        className="min-h-13 w-full justify-between"
        onChange={(value) => save({ default_is_public: value })}
      />
      {problem !== undefined && <FormAlert tone="bad">{problem}</FormAlert>}
    </div>
  );
}

/** A size that is not listed is told by its numbers. */
function sizeInPixels(text: string): string {
  const size = parseImageSize(text);
  return size ? `${size.width} × ${size.height}` : text;
}
