import { SeaChart } from '../../../ui/SeaChart'
import { signInChart } from '../model/signInChart'

export function SeaBedDrawing() {
  return <SeaChart chart={signInChart} />
}
