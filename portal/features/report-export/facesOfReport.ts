import { paperFaces } from '../../../shared/theme/inputs'

/** The faces that a report is set in, as `document.fonts` is asked for them. */
export const facesOfReport = [
  ...[400, 500, 600].map((weight) => `${weight} 1em ${paperFaces.sans.family}`),
  ...[400, 600].map((weight) => `${weight} 1em ${paperFaces.serif.family}`),
  `italic 400 1em ${paperFaces.serif.family}`,
]
