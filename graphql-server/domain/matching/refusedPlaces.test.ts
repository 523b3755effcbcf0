import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { folded, REGIONS_ABROAD } from '../catalogue/cityNames.ts'
import { namedCities } from './refusedPlaces.ts'

const CITIES = [
  '',
  'Toronto',
  'Montréal',
  'Reading',
  'New Delhi',
  'Gwalior',
  'Noida',
  'Chennai',
  'Bengaluru',
  'Kolkata',
  'Mumbai',
  'Québec City',
  'Pozuelo de Alarcón',
  'Edinburgh',
  'Austin',
]

test.each([
  ['', []],
  ['Toronto', ['Toronto']],
  ['montreal or toronto', ['Toronto', 'Montréal']],
  ['north india', ['New Delhi', 'Gwalior', 'Noida']],
  ['South India', ['Chennai', 'Bengaluru']],
  ['bangalore', ['Bengaluru']],
  ['anything in delhi', ['New Delhi', 'Noida']],
  ['UP', []],
  ['heavy reading', []],
  ['Reading', ['Reading']],
  ['calcutta', ['Kolkata']],
  ['not Quebec', ['Montréal', 'Québec City']],
  ['Madrid', ['Pozuelo de Alarcón']],
  ['Scotland or Texas', ['Edinburgh', 'Austin']],
])('the cities that %j refuses', (words, refused) => {
  expect([...namedCities(CITIES, words)].map(place => CITIES[place])).toEqual(refused)
})

test('every Indian city of the catalogue is in a region', () => {
  const table = readFileSync('prisma/catalogue/tables/universities.csv', 'utf8')
  const cities = [...table.matchAll(/,INDIA,([^,"]+),/g)].map(([, city]) => city ?? '')
  const regions = ['north india', 'south india', 'east india', 'west india', 'north east, chhattisgarh']
  const known = regions.flatMap(region => [...namedCities(cities, region)])
  expect(cities.length).toBeGreaterThan(90)
  expect(cities.filter((_, place) => !known.includes(place))).toEqual([])
})

test('every city of a region abroad is in the catalogue', () => {
  const table = folded(readFileSync('prisma/catalogue/tables/universities.csv', 'utf8')).toLowerCase()
  expect(
    Object.values(REGIONS_ABROAD).flatMap(cities => cities.filter(city => !table.includes(`,${city},`))),
  ).toEqual([])
})
