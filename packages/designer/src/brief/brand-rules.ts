/** What a Brand Kit binds a design to. Colours are "#rrggbb". */
export interface BrandRules {
  name?: string;
  /** Its logo signs what is made. */
  signed?: boolean;
  /** In order of weight: the first leads. */
  colours?: string[];
  forbidColours?: string[];
  /** A family of the type registry; unknown families are ignored. */
  displayFont?: string;
  /** The same, for what is set small. */
  textFont?: string;
}
