"""Makes the static faces of paper from the portal's own variable fonts.

    pip install fonttools brotli
    python scripts/fonts/paper.py portal/ui/fonts portal/ui/fonts/paper

Chromium writes a variable font into a PDF as Type 3: drawings without names or hints, which readers search and copy badly and which print coarsely.
A static face is embedded as TrueType, and only with the characters that the document has.
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEIGHTS = {"inter": (400, 500, 600), "source-serif-4": (400, 600)}


def make(source: Path, target: Path) -> None:
    target.mkdir(exist_ok=True)
    for face, weights in WEIGHTS.items():
        for script in ("latin", "latin-ext", "greek"):
            for weight in weights:
                font = TTFont(source / f"{face}-{script}.woff2")
                instancer.instantiateVariableFont(font, {"wght": weight}, inplace=True)
                # Two faces of one name would be taken for one by programs that read the PDF.
                for record in font["name"].names:
                    if record.nameID in (4, 6):
                        record.string = f"{face.title().replace('-', '')}Paper-{weight}-{script}"
                font.flavor = "woff2"
                path = target / f"{face}-{script}-{weight}.woff2"
                font.save(path)
                print(path.name, path.stat().st_size)


make(Path(sys.argv[1]), Path(sys.argv[2]))
