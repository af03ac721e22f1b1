import type { FormErrors, FormValues } from '../../forms/read-form.server.ts'
import type { VillaRows } from './villa-rows.ts'

const listed = (form: FormData, name: string) => form.getAll(name).map((value) => String(value).trim())

/** Reads the villa form in wire format; drops empty rows. */
export async function readVillaForm(request: Request): Promise<{ typed: FormValues; rows: VillaRows; errors: FormErrors }> {
  const form = await request.formData()
  const { featureTitle: _t, featureDescription: _d, amenity: _a, image: _i, ...single } = Object.fromEntries(form)
  const descriptions = listed(form, 'featureDescription')
  const features = listed(form, 'featureTitle').map((title, index) => ({ title, description: descriptions[index] ?? '' }))
  const rows: VillaRows = {
    features: features.filter(({ title, description }) => title || description),
    amenities: listed(form, 'amenity').filter(Boolean),
    images: listed(form, 'image').filter(Boolean),
  }
  const half = rows.features.some(({ title, description }) => !title || !description)
  const typed: FormValues = {}
  for (const [name, value] of Object.entries(single)) if (typeof value === 'string') typed[name] = value
  if (typed.anyway) delete typed.version
  return { typed, rows, errors: half ? { features: 'A feature needs both a title and a description.' } : {} }
}
