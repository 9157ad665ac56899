"""Makes the portal's fonts from the variable fonts of @fontsource-variable/inter and @fontsource-variable/source-serif-4.

    pip install fonttools brotli
    python scripts/fonts/subset.py <folder with the packages' *-opsz-*.woff2 files> portal/ui/fonts

The optical-size axis is pinned, the weights end where the themes end, and only the characters and features that the product sets are
kept: the first screen then loads two faces of some 20 kB each instead of 197 kB. Extended Latin is a file of its own, fetched for
names that need it.
"""

import sys
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

LATIN = [
    *range(0x20, 0x7F), *range(0xA0, 0x100), 0x131, 0x152, 0x153, 0x2C6, 0x2DA, 0x2DC,
    0x2009, 0x200A, 0x200B, 0x2010, 0x2011, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2020, 0x2022, 0x2026,
    0x202F, 0x2030, 0x2039, 0x203A, 0x2044, 0x20AC, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215,
]
LATIN_EXT = [*range(0x100, 0x180), *range(0x218, 0x21C), 0x1E9E, 0x2113, 0x20BA, 0x20B9, 0x20BF]
GREEK = [*range(0x37A, 0x37F), *range(0x384, 0x38B), 0x38C, *range(0x38E, 0x3A2), *range(0x3A3, 0x3D0)]

# The face of text is set at 14 px, the face of display between 16 and 52.
FACES = [
    ("inter-{}-opsz-normal", "inter-{}", {"opsz": 14, "wght": (400, 650)}, {"latin": LATIN, "latin-ext": LATIN_EXT, "greek": GREEK}),
    ("source-serif-4-{}-opsz-normal", "source-serif-4-{}", {"opsz": 28, "wght": (400, 600)}, {"latin": LATIN, "latin-ext": LATIN_EXT, "greek": GREEK}),
    # The soundings of the sea charts alone.
    ("source-serif-4-{}-opsz-italic", "source-serif-4-{}-italic", {"opsz": 14, "wght": 400}, {"latin": [0x20, *range(0x2C, 0x3A), 0x2019]}),
]
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "pnum", "lnum", "case"]


def keep_hyphens_narrow(font: TTFont) -> None:
    """Inter's tabular figures make the hyphen as wide as a digit, which tears names and references apart that stand among figures. No figure has one."""
    for lookup in font["GSUB"].table.LookupList.Lookup if "GSUB" in font else []:
        for subtable in lookup.SubTable:
            mapping = getattr(getattr(subtable, "ExtSubTable", subtable), "mapping", None) or {}
            for glyph, other in list(mapping.items()):
                if "hyphen" in (glyph, other) and "zero" in [*mapping, *mapping.values()]:
                    del mapping[glyph]


def make(source: Path, target: Path) -> None:
    for file, name, axes, scripts in FACES:
        for script, characters in scripts.items():
            font = TTFont(source / f"{file.format(script)}.woff2")
            present = {axis.axisTag for axis in font["fvar"].axes}
            pinned = BytesIO()
            instancer.instantiateVariableFont(font, {tag: at for tag, at in axes.items() if tag in present}).save(pinned)
            pinned.seek(0)
            # Read anew, because glyphs that no longer vary are still missing from the tables of this one.
            font = TTFont(pinned)
            keep_hyphens_narrow(font)
            options = Options()
            options.layout_features = FEATURES
            options.hinting = False
            options.desubroutinize = True
            options.name_IDs = [1, 2, 4, 6, 13, 14]
            options.notdef_outline = True
            subsetter = Subsetter(options)
            subsetter.populate(unicodes=characters)
            subsetter.subset(font)
            font.flavor = "woff2"
            path = target / f"{name.format(script)}.woff2"
            font.save(path)
            print(path.name, path.stat().st_size)


make(Path(sys.argv[1]), Path(sys.argv[2]))
