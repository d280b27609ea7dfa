import { useId } from 'react';
import type { Field } from './command';

interface CommandFieldProps {
  field: Field;
  value: string;
  onChange: (value: string) => void;
}

export function CommandField({ field, value, onChange }: CommandFieldProps) {
  const { label, kind, options = [], hint, isRequired } = field;
  const [id, hintId] = [useId(), useId()];
  const common = { id, value, required: isRequired, 'aria-describedby': hint ? hintId : undefined };
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      {kind === 'select' ? (
        <select {...common} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input {...common} type={kind} min={0} step="any" onChange={(event) => onChange(event.target.value)} />
      )}
      {hint && (
        <span id={hintId} className="hint">
          {hint}
        </span>
      )}
    </p>
  );
}
