export interface ExportSwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function ExportSwitch({ label, on, onChange }: ExportSwitchProps) {
  return (
    <button type="button" role="switch" className="export-switch" aria-checked={on} onClick={() => onChange(!on)}>
      <i aria-hidden />
      {label}
    </button>
  );
}
